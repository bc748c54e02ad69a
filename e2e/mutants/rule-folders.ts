/** A folder of pure rules. Each change of its code must be noticed by the tests in the same folder. */
export interface RuleFolder {
  /** Relative to the workspace. */
  readonly folder: string
  /** Patterns in the folder. What is left out is a hook, a call or a scenario: a browser proves those. */
  readonly files: readonly string[]
}

export const ruleFolders: readonly RuleFolder[] = [
  { folder: 'shared/format', files: ['*.ts'] },
  { folder: 'shared/contract', files: ['*.ts'] },
  { folder: 'shared/ui', files: ['brand-theme.ts', 'oklch.ts', 'image-source.ts'] },
  { folder: 'mf-auth/src/flow', files: ['*.ts', '!use-flow.ts', '!perform-call.ts'] },
  { folder: 'mf-home/src/points', files: ['*.ts'] },
  { folder: 'mf-rewards/src/rewards', files: ['affordability.ts', 'reward-filter.ts'] },
  { folder: 'mf-rewards/src/vouchers', files: ['*.ts', '!use-*.ts', '!generations.ts', '!scenarios.ts'] },
  { folder: 'mf-scores/src/statement', files: ['*.ts', '!use-statement.ts'] },
]

/** The share of mutants, in per cent, that the tests of each folder have to notice. */
export const leastShare = 85
