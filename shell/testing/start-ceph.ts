import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './listen.ts'

/** Whether this machine can run Ceph's gateway: Debian's packages `ceph-mon ceph-mgr ceph-osd radosgw ceph-common`, and root. */
export const hasCeph = process.getuid?.() === 0 && spawnSync('radosgw', ['--version']).status === 0

const credentials = { AWS_ACCESS_KEY_ID: 'KEY', AWS_SECRET_ACCESS_KEY: 'SECRET' }

/** A real S3 server: Ceph with one monitor, manager and store in memory. Sets the credentials of this process. @returns its address, a way to stop its gateway for a while, and its end */
export async function startCeph() {
  const folder = mkdtempSync(join(tmpdir(), 'ceph-'))
  const fsid = randomUUID()
  const conf = join(folder, 'ceph.conf')
  for (const data of ['mon', 'osd', 'mgr', 'rgw']) mkdirSync(join(folder, data))
  writeFileSync(
    conf,
    `[global]
fsid = ${fsid}
mon initial members = a
mon host = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pgp num = 8
osd crush chooseleaf type = 0
mon allow pool size one = true
osd objectstore = memstore
memstore device bytes = 2147483648
mon data = ${folder}/mon
osd data = ${folder}/osd
mgr data = ${folder}/mgr
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
pid file = ${folder}/$name.pid
[client.rgw]
rgw enable usage log = false
rgw run sync thread = false
`,
  )
  const run = (command: string, ...words: readonly string[]) =>
    execFileSync(command, [...words, '-c', conf], { stdio: 'pipe' })
  const daemon = (command: string, ...words: readonly string[]) =>
    run(command, ...words, '--setuser', 'root', '--setgroup', 'root')
  const map = join(folder, 'monmap')
  execFileSync('monmaptool', ['--create', '--add', 'a', '127.0.0.1', '--fsid', fsid, map], { stdio: 'pipe' })
  daemon('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map)
  daemon('ceph-mon', '-i', 'a')
  run('ceph', 'mon', 'enable-msgr2')
  daemon('ceph-mgr', '-i', 'x')
  const disk = randomUUID()
  run('ceph', 'osd', 'new', disk)
  daemon('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk)
  daemon('ceph-osd', '-i', '0')
  const port = await freePort()
  const frontend = ['--rgw-frontends', `beast endpoint=127.0.0.1:${port}`, '--rgw-data', join(folder, 'rgw')]
  daemon('radosgw', '-n', 'client.rgw.a', ...frontend)
  const endpoint = `http://127.0.0.1:${port}`
  while (!(await fetch(endpoint).catch(() => undefined))) await delay(200)
  const keys = ['--access-key', credentials.AWS_ACCESS_KEY_ID, '--secret', credentials.AWS_SECRET_ACCESS_KEY]
  run('radosgw-admin', 'user', 'create', '--uid', 'test', '--display-name', 'test', ...keys)
  Object.assign(process.env, credentials)
  const send = (name: string, signal: NodeJS.Signals) =>
    process.kill(Number(readFileSync(join(folder, `${name}.pid`), 'utf8')), signal)
  return {
    endpoint,
    signalGateway: (signal: 'SIGSTOP' | 'SIGCONT') => void send('client.rgw.a', signal),
    close() {
      for (const name of ['client.rgw.a', 'osd.0', 'mgr.x', 'mon.a']) send(name, 'SIGKILL')
      rmSync(folder, { recursive: true })
    },
  }
}
