/** What a shell script gives to pnpm, command by command, without pnpm itself. */
export const pnpmCommands = (script: string): readonly string[] =>
  script
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*/, ''))
    .flatMap((line) => line.split(/&&|\$\(/))
    .flatMap(
      (command) =>
        /\bpnpm(?:@[\d.]+)?\s+(.+)/
          .exec(command)?.[1]
          ?.replace(/\)"?\s*$/, '')
          .trim() ?? [],
    )
