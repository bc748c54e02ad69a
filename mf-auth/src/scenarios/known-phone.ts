import { failure, hang, type Scenario } from 'shared/scenarios'
import { empty, helper, malformed, slow } from './platform-changes.ts'
import { titles } from './expected-texts.ts'
import { knowing, padaria } from './starting-points.ts'

const ana = { ...padaria, ...knowing('11912345678') }
const anaTyped = { field: 'Telefone', holds: '(11) 91234-5678' }

/** What is known of the phone that the device remembers (spec §4). */
const remembered: readonly Scenario[] = [
  {
    ...ana,
    slug: 'telefone-em-consulta',
    name: 'Telefone conhecido, conta em consulta',
    changes: [helper('identify', hang)],
    shows: ['Carregando'],
  },
  {
    ...ana,
    slug: 'telefone-em-consulta-lenta',
    name: 'Telefone conhecido, consulta de oito segundos',
    changes: [helper('identify', slow)],
    shows: ['Carregando'],
  },
  {
    ...ana,
    slug: 'telefone-conhecido',
    lines: ['4.29'],
    name: 'Telefone conhecido, conta em ordem',
    shows: [titles.signIn, anaTyped],
  },
  {
    ...padaria,
    ...knowing('11900000000'),
    slug: 'telefone-desconhecido',
    lines: ['4.25'],
    name: 'Telefone conhecido, sem conta',
    shows: [
      'Não encontramos uma conta com este telefone. Crie a sua.',
      titles.signUp,
      { field: 'Telefone', holds: '(11) 90000-0000' },
    ],
  },
  {
    ...padaria,
    ...knowing('51955556666'),
    slug: 'conta-google',
    lines: ['4.26'],
    name: 'Telefone conhecido, conta Google',
    shows: ['Este número pertence a uma conta Google. Use o botão “Acessar com Google”.', titles.signIn],
  },
  {
    ...padaria,
    ...knowing('61966667777'),
    slug: 'conta-apple',
    lines: ['4.27'],
    name: 'Telefone conhecido, conta Apple',
    shows: ['Este número pertence a uma conta Apple. Use o botão “Acessar com Apple”.', titles.signIn],
  },
  {
    ...padaria,
    ...knowing('31933334444'),
    slug: 'redefinir-antes',
    lines: ['4.28'],
    name: 'Telefone conhecido, ainda não verificado',
    shows: [
      'Seu telefone ainda não foi verificado. Redefina sua senha para continuar.',
      titles.reset,
      { field: 'Telefone', holds: '(31) 93333-4444' },
    ],
  },
]

/** Without a response the first view is the sign-in, in silence. */
const unanswered: readonly Scenario[] = [
  { slug: 'falha', name: 'consulta que falha', effect: failure },
  { slug: 'malformada', name: 'resposta malformada', effect: malformed },
  { slug: 'vazia', name: 'resposta vazia', effect: empty },
].map(({ slug, name, effect }) => ({
  ...padaria,
  // Davi's phone, which would lead to the reset.
  ...knowing('31933334444'),
  slug: `telefone-em-consulta-${slug}`,
  name: `Telefone conhecido, ${name}`,
  changes: [helper('identify', effect)],
  shows: [titles.signIn, { field: 'Telefone', holds: '(31) 93333-4444' }],
}))

/** `?phone=` fills the field. Nobody is asked whose phone it is. */
const inAddress: readonly Scenario[] = [
  {
    ...padaria,
    path: '/{org}?phone=5511912345678',
    slug: 'telefone-no-endereco',
    lines: ['2.11'],
    name: 'Telefone no endereço',
    shows: [titles.signIn, anaTyped],
  },
  {
    ...padaria,
    path: '/{org}?phone=5511900000000',
    slug: 'telefone-no-endereco-sem-conta',
    name: 'Telefone no endereço, sem conta',
    shows: [titles.signIn, { field: 'Telefone', holds: '(11) 90000-0000' }],
  },
  {
    ...padaria,
    ...knowing('31933334444'),
    path: '/{org}?phone=5511912345678',
    slug: 'telefone-no-endereco-outro',
    name: 'Telefone no endereço, outro que o do aparelho',
    shows: [titles.signIn, anaTyped],
  },
  {
    ...padaria,
    path: '/{org}?phone=11912345678',
    slug: 'telefone-no-endereco-malformado',
    name: 'Telefone no endereço, malformado',
    shows: [titles.signIn, { field: 'Telefone', holds: '' }],
  },
]

export const knownPhoneScenarios: readonly Scenario[] = [...remembered, ...unanswered, ...inAddress]
