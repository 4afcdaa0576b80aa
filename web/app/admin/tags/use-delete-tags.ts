import type { Tag } from '../../../../contract/catalogue.ts'
import { Removed } from '../../../../contract/sorting.admin.ts'
import { browserApi } from '../../browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { confirm } from '../parts/confirm-store.ts'
import type { Outcome } from '../parts/run-in-parts.ts'
import { usePartsRun } from '../parts/use-parts-run.ts'

const mostNamed = 10
const atOnce = 100

/** Takes tags away after saying from how many products. They are called by name. */
export function useDeleteTags(onDone: (outcome: Outcome) => void) {
  const { t } = useTranslation('shelves')
  const many = usePartsRun(atOnce)

  async function remove(tags: readonly Tag[]): Promise<void> {
    const count = tags.length
    const lines = tags
      .slice(0, mostNamed)
      .map(({ name, productCount, productTotal = productCount }) => t('tags.line', { name, count: productTotal }))
    const names = [...lines, ...(count > mostNamed ? ['…'] : [])].join('\n')
    const isSure = await confirm({
      title: t('tags.deleteTitle', { count }),
      text: t('tags.deleteText', { names }),
      verb: t('tags.deleteVerb', { count }),
      isDestructive: true,
    })
    if (!isSure) return
    const all = tags.map(({ name }) => name)
    const outcome = await many.run(all, deletePart, t('tags.deleted'))
    if (outcome) onDone(outcome)
  }

  return { remove, many }
}

async function deletePart(names: readonly string[]): Promise<[]> {
  await browserApi().send('DELETE', '/api/tags', { names }, Removed)
  return []
}
