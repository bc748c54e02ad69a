export { showToast } from './show-toast.ts'
export type { Toast } from './show-toast.ts'
export { ToastRegion } from './ToastRegion.tsx'
