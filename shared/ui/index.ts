export { Box, chakra, Flex, Grid, HStack, Stack } from '@chakra-ui/react'
export { BirthDateField } from './BirthDateField.tsx'
export { applyBrandTheme, brandTheme } from './brand-theme.ts'
export { Button } from './Button.tsx'
export { Card } from './Card.tsx'
export { CopyButton } from './CopyButton.tsx'
export { Dialog } from './Dialog.tsx'
export { EmptyState } from './EmptyState.tsx'
export { FailureNotice } from './FailureNotice.tsx'
export { FormattedField } from './FormattedField.tsx'
export { IconButton } from './IconButton.tsx'
export {
  AlertIcon,
  CheckIcon,
  ChevronIcon,
  ClockIcon,
  CrossIcon,
  GiftIcon,
  HomeIcon,
  icon,
  InfoIcon,
  LogoutIcon,
  PersonIcon,
  PointsIcon,
  ReceiptIcon,
} from './icons.tsx'
export type { IconProps } from './icons.tsx'
export { illustration, OfflineIllustration } from './illustrations.tsx'
export { Notice } from './Notice.tsx'
export { PasswordField } from './PasswordField.tsx'
export { PhoneField } from './PhoneField.tsx'
export { ProgressBar } from './ProgressBar.tsx'
export { QrCode } from './QrCode.tsx'
export { Avatar, BrandPlate } from './Roundel.tsx'
export { SafeImage } from './SafeImage.tsx'
export { ScreenColumn } from './ScreenColumn.tsx'
export { SelectField } from './SelectField.tsx'
export { Skeleton } from './Skeleton.tsx'
export { Splash } from './Splash.tsx'
export { StatusMark } from './StatusMark.tsx'
export { system } from './system.ts'
export { Text, VisuallyHidden } from './Text.tsx'
export { TextField } from './TextField.tsx'
export { PageTitle, Title } from './Title.tsx'
export { UiProvider } from './UiProvider.tsx'
export { useAction, type Action } from './use-action.ts'
export { useDocumentTitle } from './use-document-title.ts'
export { useForm } from './use-form.ts'
