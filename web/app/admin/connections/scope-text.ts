import type { ApiScope } from '../../../../contract/admin/connections/api-keys.ts'

type Key<Scope> = Scope extends `${infer Resource}:${infer Right}` ? `${Resource}_${Right}` : never

/** The key of a scope's text: a colon would separate a namespace. */
export function scopeText(scope: ApiScope): `scope.${Key<ApiScope>}` {
  return `scope.${scope.replace(':', '_') as Key<ApiScope>}`
}
