/** The console's two columns from 960 px: the navigation's 14 rem and the content's 45 rem. */
export const consoleWidth = '59rem'
