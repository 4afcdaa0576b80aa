/** The identity of a process until the machine reboots. Null where the system does not report a value (no /proc). */
export type ProcessIdentity = {
  pid: number
  host: string
  /** Changes with each boot. */
  bootId: string | null
  /** Two containers with one host name have separate pids. */
  pidNamespace: string | null
  /** In clock ticks since boot: a process with a reused pid started later. */
  startTime: string | null
}

/** The process with the owner's pid on this machine; null if there is none. */
export type ObservedProcess = { isZombie: boolean; startTime: string | null }

export type OwnerState = 'alive' | 'dead' | 'unknown'

/**
 * Whether the owner of a lock still runs. `unknown`: it is not visible from here (another machine, another boot, another
 * container), so only its heartbeat decides. The host name is ignored if the system reports more: two containers may share
 * one, and a machine may change it.
 */
export function ownerState(owner: ProcessIdentity, self: ProcessIdentity, observed: ObservedProcess | null): OwnerState {
  if (owner.bootId !== self.bootId || owner.pidNamespace !== self.pidNamespace) return 'unknown'
  if (self.bootId === null && owner.host !== self.host) return 'unknown'
  if (!observed || observed.isZombie) return 'dead'
  if (owner.startTime === null || observed.startTime === null) return 'unknown'
  return owner.startTime === observed.startTime ? 'alive' : 'dead'
}
