import { expect, test } from 'vitest'
import { readCommand } from './command-line.ts'
import { CommandProblem } from './command-problem.ts'

test.each([
  ['publish', { name: 'publish', parts: [] }],
  ['publish mf-home shell', { name: 'publish', parts: ['mf-home', 'shell'] }],
  ['promote mf-home@3f2a', { name: 'promote', versions: ['mf-home@3f2a'], percent: 100 }],
  [
    'promote a@1111 b@2222 --percent 0.5 --message why',
    { name: 'promote', versions: ['a@1111', 'b@2222'], percent: 0.5, message: 'why' },
  ],
  [
    'promote mf-home@3f2a --force urgent',
    { name: 'promote', versions: ['mf-home@3f2a'], percent: 100, force: 'urgent' },
  ],
  ['rollback mf-home --message slow', { name: 'rollback', part: 'mf-home', message: 'slow' }],
  ['rollback --to 8c1f', { name: 'rollback-to', release: '8c1f' }],
  ['abort', { name: 'abort' }],
  ['withdraw mf-home', { name: 'withdraw', part: 'mf-home' }],
  ['list', { name: 'list', json: false }],
  ['list mf-home --json', { name: 'list', part: 'mf-home', json: true }],
  ['show', { name: 'show' }],
  ['show 8c1f --format frontend-discovery', { name: 'show', of: '8c1f', format: 'frontend-discovery' }],
  ['check mf-home@3f2a', { name: 'check', version: 'mf-home@3f2a' }],
  ['override mf-home@3f2a', { name: 'override', version: 'mf-home@3f2a', ttlMs: 28_800_000 }],
  [
    'override mf-home@3f2a --ttl 30m --site https://app.example/x --path /padaria',
    { name: 'override', version: 'mf-home@3f2a', ttlMs: 1_800_000, site: 'https://app.example', path: '/padaria' },
  ],
  [
    'override mf-home@3f2a --ttl 24h --site http://localhost:3000',
    { name: 'override', version: 'mf-home@3f2a', ttlMs: 86_400_000, site: 'http://localhost:3000' },
  ],
  ['keys', { name: 'keys' }],
  ['open report.json', { name: 'open', report: 'report.json' }],
  ['open -', { name: 'open', report: '-' }],
])('%s', (line, command) => {
  expect(readCommand(line.split(' '))).toEqual(command)
})

test.each([
  ['', /^which command\? release publish \| promote \| .* \| open$/],
  ['deploy', /^there is no command "deploy": release publish \|/],
  ['constructor', /^there is no command "constructor"/],
  ['promote', /^usage: release promote <part>@<version>/],
  ['promote mf-home@3f2a --percent 0', /^--percent 0: a number above 0, at most 100$/],
  ['promote mf-home@3f2a --percent 101', /^--percent 101/],
  ['promote mf-home@3f2a --percent ten', /^--percent ten/],
  ['promote mf-home@3f2a --percent', /^usage: release promote/],
  ['promote mf-home@3f2a --force=', /^usage: release promote/],
  ['promote mf-home@3f2a --to 8c1f', /^usage: release promote/],
  ['promote mf-home@3f2a --quick', /^usage: release promote/],
  ['rollback', /^usage: release rollback <part>/],
  ['rollback mf-home mf-scores', /^usage: release rollback/],
  ['rollback mf-home --to 8c1f', /^usage: release rollback/],
  ['rollback --to 8c1f --force why', /^usage: release rollback/],
  ['abort mf-home', /^usage: release abort/],
  ['withdraw', /^usage: release withdraw/],
  ['list a b', /^usage: release list/],
  ['show --format yaml', /^there is no format "yaml"/],
  ['check', /^usage: release check/],
  ['override', /^usage: release override <part>@<version>/],
  ['override mf-home@3f2a --ttl 25h', /^--ttl 25h: minutes or hours, such as 30m or 8h, at most 24h$/],
  ['override mf-home@3f2a --ttl 0m', /^--ttl 0m/],
  ['override mf-home@3f2a --ttl 8', /^--ttl 8/],
  ['override mf-home@3f2a --site http://app.example', /^--site http:\/\/app.example: is not an https address$/],
  ['override mf-home@3f2a --site app.example', /^--site app.example/],
  ['override mf-home@3f2a --path //evil.example', /^--path \/\/evil.example/],
  ['override mf-home@3f2a --force why', /^usage: release override/],
  ['keys mf-home', /^usage: release keys/],
  ['open', /^usage: release open <report>/],
])('"%s" is refused', (line, problem) => {
  const read = () => readCommand(line === '' ? [] : line.split(' '))
  expect(read).toThrow(CommandProblem)
  expect(read).toThrow(problem)
})
