import { useEffect, useState } from 'react'
import { SlugAnswer } from '../../../../../contract/products.admin.ts'
import { browserApi } from '../../../browser-api.ts'
import { withQuery } from '../../../paths.ts'
import { sendSignedIn } from '../../use-admin-call.ts'

/** Whether an address is free, asked when its field is left; silent where it cannot be asked. */
export function useSlugCheck(slug: string, except: string | undefined) {
  const [answer, setAnswer] = useState<SlugAnswer | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address makes the answer old
  useEffect(() => setAnswer(null), [slug])
  async function check(): Promise<void> {
    if (slug === '') return
    setAnswer(
      await sendSignedIn(() => browserApi().get(withQuery('/api/products/slug-free', { slug, except }), SlugAnswer)).catch(() => null),
    )
  }
  return { answer, check }
}
