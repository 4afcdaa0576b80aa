import type { PolicyDrafts } from '../../../../contract/admin/content.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listProvinces } from '../../accounts/accounts.ts'
import { readLocations } from '../content.sql.ts'
import { readSettings } from '../settings/read-settings.ts'
import { type PolicyFacts, policyFactsOf } from './policy-facts.rule.ts'
import { draftPrivacy } from './privacy.ts'
import { draftReturns } from './returns.ts'
import { draftShipping } from './shipping.ts'
import { draftTerms } from './terms.ts'

/** The four policies from known facts alone: missing ones are left out and reported. */
export function draftPolicies(facts: PolicyFacts): PolicyDrafts {
  const drafts = {
    shipping: draftShipping(facts),
    returns: draftReturns(facts),
    privacy: draftPrivacy(facts),
    terms: draftTerms(facts),
  }
  const kinds = Object.keys(drafts) as (keyof typeof drafts)[]
  const pick = <T>(of: (kind: keyof typeof drafts) => T) => Object.fromEntries(kinds.map((kind) => [kind, of(kind)]))
  return {
    policies: pick((kind) => drafts[kind].sections) as PolicyDrafts['policies'],
    missing: pick((kind) => drafts[kind].missing) as PolicyDrafts['missing'],
  }
}

export async function readPolicyDrafts({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<PolicyDrafts> {
  const [settings, locations] = await Promise.all([readSettings(db), readLocations(db)])
  const provinceName = new Map(listProvinces().map(({ code, name }) => [code, name]))
  return draftPolicies(
    policyFactsOf({
      settings,
      areas: locations.map(({ location, nameEn, provinceCodes, shippingVnd, freeFromVnd, daysMin, daysMax }) => ({
        name: { vi: location, en: nameEn ?? '' },
        provinces: provinceCodes.map((code) => provinceName.get(code) ?? code),
        fee: shippingVnd,
        freeFrom: freeFromVnd,
        days: [daysMin, daysMax],
      })),
      // The sandbox takes no real money: policies mention a wallet only if MoMo itself is connected.
      hasWallet: config.momo !== null,
      runs: { isEncrypted: config.secure, hasGoogle: config.google.clientId !== null, sessionDays: config.sessionDays },
    }),
  )
}
