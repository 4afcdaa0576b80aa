import { Removed } from '../../../../contract/admin/taxonomy.ts'
import type { Tag } from '../../../../contract/catalogue.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { confirm } from '../components/confirm-store.ts'
import type { BulkResult } from '../components/table/send-in-chunks.ts'
import { useBulkRequest } from '../components/table/use-bulk-request.ts'

const maxNamed = 10
const chunkSize = 100

/** Deletes tags after a confirmation that shows their numbers of products. The API identifies them by name. */
export function useDeleteTags(onDone: (outcome: BulkResult) => void) {
  const { t } = useTranslation('taxonomy')
  const many = useBulkRequest(chunkSize)

  async function remove(tags: readonly Tag[]): Promise<void> {
    const count = tags.length
    const lines = tags
      .slice(0, maxNamed)
      .map(({ name, productCount, productTotal = productCount }) => t('tags.line', { name, count: productTotal }))
    const names = [...lines, ...(count > maxNamed ? ['…'] : [])].join('\n')
    const isSure = await confirm({
      title: t('tags.deleteTitle', { count }),
      text: t('tags.deleteText', { names }),
      verb: t('tags.deleteVerb', { count }),
      isDestructive: true,
    })
    if (!isSure) return
    const all = tags.map(({ name }) => name)
    const outcome = await many.run(all, deleteChunk, t('tags.deleted'))
    if (outcome) onDone(outcome)
  }

  return { remove, many }
}

async function deleteChunk(names: readonly string[]): Promise<[]> {
  await browserApi().send('DELETE', '/api/tags', { names }, Removed)
  return []
}
