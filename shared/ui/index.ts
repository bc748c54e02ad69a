export { Box, chakra, Flex, Grid, HStack, Stack } from '@chakra-ui/react'
export { applyBrandTheme, brandSurface, brandTheme } from './brand-theme.ts'
export { Button } from './Button.tsx'
export { Card } from './Card.tsx'
export { CopyButton } from './CopyButton.tsx'
export { Dialog } from './Dialog.tsx'
export { EmptyState } from './EmptyState.tsx'
export { FailureMark, FailureNotice } from './FailureNotice.tsx'
export { BirthDateField, FormattedField, PhoneField, TextField } from './FormattedField.tsx'
export { IconButton } from './IconButton.tsx'
export {
  AlertIcon,
  CheckIcon,
  ChevronIcon,
  ClockIcon,
  CrossIcon,
  EyeIcon,
  EyeOffIcon,
  GiftIcon,
  icon,
  LogoutIcon,
  PersonIcon,
  ReceiptIcon,
} from './icons.tsx'
export type { IconProps } from './icons.tsx'
export { illustration } from './illustrations.tsx'
export { Notice } from './Notice.tsx'
export { PasswordField } from './PasswordField.tsx'
export { filledWidth, ProgressBar } from './ProgressBar.tsx'
export { prepareQrCode, QrCode } from './QrCode.tsx'
export { Avatar, BrandPlate } from './Roundel.tsx'
export { SafeImage } from './SafeImage.tsx'
export { ScreenColumn } from './ScreenColumn.tsx'
export { SelectField } from './SelectField.tsx'
export { Skeleton } from './Skeleton.tsx'
export { Status, StatusRegion, useStatus } from './Status.tsx'
export { StatusMark } from './StatusMark.tsx'
export { system } from './system.ts'
export { PageTitle, Text, Title, VisuallyHidden } from './Text.tsx'
export { UiProvider } from './UiProvider.tsx'
export { useAction, type Action } from './use-action.ts'
export { useDocumentTitle } from './use-document-title.ts'
export { useForm, useSending, type Sending } from './use-form.ts'
