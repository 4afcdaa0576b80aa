import { useState } from 'react'
import { SlugResponse } from '../../../../../contract/admin/products.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { withQuery } from '../../../paths.ts'
import { retryAfterSignIn } from '../../use-admin-request.ts'

/** Checks on blur whether a slug is free. Shows nothing if the check fails, or if the slug has changed since. */
export function useSlugCheck(slug: string, except: string | undefined) {
  const [known, setKnown] = useState<{ slug: string; result: SlugResponse | null } | null>(null)
  async function check(): Promise<void> {
    if (slug === '') return
    const request = retryAfterSignIn(() => browserApi().get(withQuery('/api/products/slug-free', { slug, except }), SlugResponse))
    setKnown({ slug, result: await request.catch(() => null) })
  }
  return { result: known?.slug === slug ? known.result : null, check }
}
