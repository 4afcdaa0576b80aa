import { SettingsResponse } from '../../../../contract/content.ts'
import { listedFormats, usualWidths } from '../../../../contract/image-variants.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import type { ReadSource } from '../../../platform/database/read-source.ts'
import { serialize } from '../../../platform/http/public-read.ts'
import type { RevisionCache } from '../../../platform/pages/revision-cache.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isShownAt } from '../banners/is-shown-at.rule.ts'
import * as read from '../read-content.ts'
import { connectionsOf, openMethods } from './connected-methods.rule.ts'
import { readSettings } from './read-settings.ts'

type Parts = readonly unknown[]

/** Reads what everyone may know of the settings, as JSON. It is 40 kB, so it is serialized only after a change of its parts. */
export function createPublicSettings({ clock, config }: Platform) {
  const lastOf = new WeakMap<RevisionCache, Map<Language, { parts: Parts; json: string }>>()
  return async ({ db, revisionCache }: ReadSource, language: Language): Promise<string> => {
    const last = lastOf.get(revisionCache) ?? new Map<Language, { parts: Parts; json: string }>()
    lastOf.set(revisionCache, last)
    const [settings, aboutPictures, chosenPicture, banners] = await Promise.all([
      revisionCache.get('settings', () => readSettings(db)),
      revisionCache.get(`about pictures ${language}`, () => read.listAboutPictures(db, language)),
      revisionCache.get('share picture', () => read.findChosenSharePicture(db)),
      revisionCache.get(`banners ${language}`, () => read.listActiveBanners(db, language)),
    ])
    const sharePicture = chosenPicture ?? banners.find(isShownAt(clock.now()))?.image._id ?? null
    const parts = [settings, aboutPictures, sharePicture]
    const known = last.get(language)
    if (known?.parts.every((part, place) => part === parts[place])) return known.json
    const json = serialize(SettingsResponse, {
      data: {
        settings: {
          ...settings,
          paymentMethods: openMethods(settings, connectionsOf(config).momo !== 'none'),
          ...{ aboutPictures, sharePicture, googleClientId: config.google.clientId, isMailOn: config.isMailOn },
          media: { widths: usualWidths, formats: listedFormats },
        },
      },
    })
    last.set(language, { parts, json })
    return json
  }
}
