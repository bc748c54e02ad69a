import { useId, useState, type ReactNode } from 'react'
import { firstError, validateBirthdate, validatePassword } from 'shared/format'
import {
  BirthDateField,
  Box,
  Button,
  Flex,
  Notice,
  PhoneField,
  Stack,
  Text,
  TextField,
  Title,
  useAction,
  useForm,
  useStatus,
} from 'shared/ui'
import { GenderField, NameField, NewPasswordField, SubmitButton } from '../form/fields.tsx'
import type { TabFormProps } from '../form/tab-form.ts'
import { validateEmail, validateGender, validateName, validatePhone } from '../form/validation.ts'
import { Form, Pair } from '../layout/AuthCard.tsx'
import { TermsLink, useTermsKey } from '../layout/TermsLink.tsx'
import { messages } from '../messages.ts'
import { signUp } from './sign-up.ts'

/** A new account. */
export function SignUpForm({ draft, onDraftChange, step, sending }: TabFormProps) {
  const termsKey = useTermsKey()
  const [confirm, setConfirm] = useState<() => Promise<void>>()
  const { field, submitting, onSubmit } = useForm({
    initial: { ...draft, password: '' },
    check: ({ name, phone, email, birthdate, gender, password }) =>
      firstError([
        ['name', validateName(name)],
        ['phone', validatePhone(phone)],
        ['email', validateEmail(email)],
        ['birthdate', validateBirthdate(birthdate)],
        ['gender', validateGender(gender)],
        ['password', validatePassword(password)],
      ]),
    submit: (sent) => signUp(sent, termsKey, step, (offered) => setConfirm(() => offered)),
    sending,
    onChange: ({ name, phone, email, birthdate, gender }) => {
      setConfirm(undefined)
      onDraftChange({ name, phone, email, birthdate, gender })
    },
  })
  const confirming = useAction(async () => confirm?.())
  useStatus(confirm && messages.signUp.unconfirmed)

  return (
    <Form onSubmit={onSubmit}>
      <Pair gap="7">
        <Group {...messages.signUp.contact}>
          <NameField {...field('name')} />
          <PhoneField {...field('phone')} label={messages.fields.phone} hint={messages.fields.phoneRule} required />
          <TextField
            {...field('email')}
            label={messages.fields.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </Group>
        <Group {...messages.signUp.account}>
          <Flex wrap="wrap" columnGap="2" rowGap="4">
            <Box flex="1 1 9rem">
              <BirthDateField {...field('birthdate')} label={messages.fields.birthdate} required />
            </Box>
            <Box flex="999 1 8.5rem">
              <GenderField {...field('gender')} />
            </Box>
          </Flex>
          <NewPasswordField
            {...field('password')}
            label={messages.fields.password}
            phone={draft.phone}
            enterKeyHint="go"
          />
        </Group>
      </Pair>
      {termsKey && (
        <Text textStyle="small" color="ink.soft">
          <span>{messages.terms.notice}</span> <TermsLink organizationKey={termsKey}>{messages.terms.link}</TermsLink>
          <span>.</span>
        </Text>
      )}
      <SubmitButton loading={submitting}>{messages.signUp.submit}</SubmitButton>
      {confirm && (
        <Stack gap="3">
          <Notice>{messages.signUp.unconfirmed}</Notice>
          <Button variant="secondary" fullWidth loading={confirming.isRunning} onClick={confirming.run}>
            {messages.signUp.receiveCode}
          </Button>
        </Stack>
      )}
    </Form>
  )
}

interface GroupProps {
  readonly title: string
  /** Why its fields are asked. */
  readonly reason: string
  readonly children: ReactNode
}

/** Fields that belong together. */
function Group({ title, reason, children }: GroupProps) {
  const id = useId()
  return (
    <Stack role="group" aria-labelledby={id} aria-describedby={`${id}-reason`} gap="4">
      <Stack gap="1">
        <Title level={3} as="h2" id={id}>
          {title}
        </Title>
        <Text id={`${id}-reason`} textStyle="small" color="ink.soft">
          {reason}
        </Text>
      </Stack>
      {children}
    </Stack>
  )
}
