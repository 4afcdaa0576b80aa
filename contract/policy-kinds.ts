/** The shop's policies, in the order they are listed everywhere. Without zod, so that every page may load it. */
export const policyKinds = ['shipping', 'returns', 'privacy', 'terms'] as const
export type PolicyKind = (typeof policyKinds)[number]
