/** The texts of the dialog, for those who build and test the site. They are fetched with it. */
export const compositionMessages = {
  title: 'Como esta página foi composta',
  whoReleased: 'O comando diz quem publicou cada parte, e quem a pôs no ar.',
  copyCommand: 'Copiar comando',
} as const
