import type { PolicyKind } from '../paths.ts'

/** The shop's policies, in the order they are listed everywhere. */
export const policyKinds = ['shipping', 'returns', 'privacy', 'terms'] as const satisfies readonly PolicyKind[]
