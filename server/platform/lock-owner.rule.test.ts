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
  ['the machine has booted since', { ...owner, bootId: 'boot-0' }, running, 'dead'],
  ['another host owns it', { ...owner, host: 'other' }, null, 'unknown'],
  ['another host owns it, with a boot of its own', { ...owner, host: 'other', bootId: 'boot-9' }, running, 'unknown'],
  ['a container with the same host name owns it', { ...owner, pidNamespace: 'pid:[2]' }, running, 'unknown'],
  ['the same pid in a restarted container', { ...owner, pid: 200, pidNamespace: 'pid:[2]' }, running, 'unknown'],
  ['a system without /proc', { ...owner, startTime: null }, { isZombie: false, startTime: null }, 'unknown'],
] as const)('ownerState: %s', (_case, lockOwner, observed, state) => {
  expect(ownerState(lockOwner, self, observed)).toBe(state)
})
