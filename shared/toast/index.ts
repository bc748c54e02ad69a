export { ToastRegion } from './ToastRegion.tsx'
export { clearToasts, showToast, uncoverField, type Toast } from './toasts-on-demand.ts'
