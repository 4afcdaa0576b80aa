/** What identifies a process for as long as the machine runs. Null where the system does not say (no /proc). */
export type ProcessIdentity = {
  pid: number
  host: string
  /** Changes with each boot of the machine. */
  bootId: string | null
  /** Two containers with one host name still number their processes apart. */
  pidNamespace: string | null
  /** In clock ticks since boot: a process that was given the same pid later started later. */
  startTime: string | null
}

/** The process with the owner's pid, as this machine sees it; null where there is none. */
export type ObservedProcess = { isZombie: boolean; startTime: string | null }

export type OwnerState = 'alive' | 'dead' | 'unknown'

/**
 * Whether the owner of a lock still runs. `unknown`: it cannot be seen from here (another machine, another boot, another
 * container), so only its heartbeat tells. The host name decides nothing where the system says more: two containers may
 * share one, and a machine may change it.
 */
export function ownerState(owner: ProcessIdentity, self: ProcessIdentity, observed: ObservedProcess | null): OwnerState {
  if (owner.bootId !== self.bootId || owner.pidNamespace !== self.pidNamespace) return 'unknown'
  if (self.bootId === null && owner.host !== self.host) return 'unknown'
  if (!observed || observed.isZombie) return 'dead'
  if (owner.startTime === null || observed.startTime === null) return 'unknown'
  return owner.startTime === observed.startTime ? 'alive' : 'dead'
}
