/** A folder of pure rules. The tests in the same folder should notice each change of its code. */
export interface RuleFolder {
  /** Relative to the workspace. */
  readonly folder: string
  /** Patterns in the folder. They leave out hooks, calls and scenarios, which browser tests prove. */
  readonly files: readonly string[]
}

export const ruleFolders: readonly RuleFolder[] = [
  { folder: 'shared/format', files: ['*.ts'] },
  { folder: 'shared/contract', files: ['*.ts'] },
  { folder: 'shared/ui', files: ['brand-theme.ts', 'oklch.ts', 'image-source.ts'] },
  { folder: 'shared/vouchers', files: ['*.ts', '!index.ts'] },
  { folder: 'mf-auth/src/flow', files: ['*.ts', '!use-flow.ts', '!perform-call.ts'] },
  { folder: 'mf-home/src/points', files: ['*.ts'] },
  { folder: 'mf-rewards/src/rewards', files: ['affordability.ts', 'reward-filter.ts'] },
  { folder: 'mf-rewards/src/vouchers', files: ['*.ts', '!use-*.ts', '!generations.ts', '!scenarios.ts'] },
  { folder: 'mf-scores/src/statement', files: ['*.ts'] },
]

/** The share of mutants, in per cent, that each folder's tests must notice. */
export const leastShare = 85
