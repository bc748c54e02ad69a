/** Whether the customer asked for less motion, now; `shared/ui` has what follows the setting. */
export const prefersLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
