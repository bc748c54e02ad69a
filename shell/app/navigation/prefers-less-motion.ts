/** Whether the customer prefers less motion at this moment. A component that follows the setting uses `shared/ui`. */
export const prefersLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
