/* The steps after the tabs, with their texts and calls, and a dialog that few see: code that the sign-in page does not load. */
export { AttributesView } from './attributes/AttributesView.tsx'
export { ChallengeView } from './challenge/ChallengeView.tsx'
export { OpenInBrowserDialog } from './federated/OpenInBrowserDialog.tsx'
export { VerifyView } from './verify/VerifyView.tsx'
