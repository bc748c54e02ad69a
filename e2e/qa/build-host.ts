import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shellConfig } from 'shared/federation/build'
import { publishVersion } from 'shell/store'
import { openStore } from 'shell/store/store'
import { compile } from '../site/compile.ts'
import { workspace } from '../site/parts.ts'

export const qaEntry = './app/qa/main.ts'

/** Builds the shell of the QA page by the shell's own configuration, and publishes it into a store. @returns its version */
export async function buildQaHost(address: string): Promise<string> {
  await using directory = await mkdtempDisposable(join(tmpdir(), 'qa-host-'))
  const config = shellConfig(join(workspace, 'shell'), qaEntry)
  await compile({ ...config, output: { ...config.output, path: join(directory.path, 'shell/dist') } })
  const published = { at: new Date().toISOString(), by: 'the QA page of this checkout' }
  const options = { workspace: directory.path, part: 'shell', published, compressed: false } as const
  const { version } = await publishVersion(openStore(address), options)
  return version.id
}
