export { ToastRegion } from './ToastRegion.tsx'
export { showToast, type Toast } from './toasts-on-demand.ts'
