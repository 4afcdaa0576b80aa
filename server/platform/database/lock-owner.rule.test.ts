import { expect, test } from 'vitest'
import { ownerState, type ProcessIdentity } from './lock-owner.rule.ts'

const self: ProcessIdentity = { pid: 200, host: 'shop', bootId: 'boot-1', pidNamespace: 'pid:[1]', startTime: '900' }
const owner: ProcessIdentity = { ...self, pid: 100, startTime: '500' }
const running = { isZombie: false, startTime: '500' }

test.each([
  ['the process runs', owner, running, 'alive'],
  ['no process has the pid', owner, null, 'dead'],
  ['the process is a zombie', owner, { ...running, isZombie: true }, 'dead'],
  ['another process was given the pid', owner, { ...running, startTime: '800' }, 'dead'],
  ['the machine was given another name', { ...owner, host: 'other' }, running, 'alive'],
  ['the machine has booted since, or another has the same name', { ...owner, bootId: 'boot-0' }, running, 'unknown'],
  ['another machine owns it', { ...owner, host: 'other', bootId: 'boot-9' }, null, 'unknown'],
  ['a container with the same host name owns it', { ...owner, pidNamespace: 'pid:[2]' }, running, 'unknown'],
  ['the same pid in a restarted container', { ...owner, pid: 200, pidNamespace: 'pid:[2]' }, running, 'unknown'],
] as const)('ownerState: %s', (_case, lockOwner, observed, state) => {
  expect(ownerState(lockOwner, self, observed)).toBe(state)
})

const bare = { bootId: null, pidNamespace: null, startTime: null }
test.each([
  ['the pid is in use, perhaps by another process', 'shop', { isZombie: false, startTime: null }, 'unknown'],
  ['no process has the pid', 'shop', null, 'dead'],
  ['another machine owns it', 'other', null, 'unknown'],
] as const)('lock-owner: ownerState without /proc: %s', (_case, host, observed, state) => {
  expect(ownerState({ ...owner, ...bare, host }, { ...self, ...bare }, observed)).toBe(state)
})
