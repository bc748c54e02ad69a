export type { Toast } from './toast.ts'
export { ToastRegion } from './ToastRegion.tsx'
export { clearToasts, showToast, uncoverField } from './toasts-on-demand.ts'
