import { useEffect } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { withMessage } from './components/prefix-error.ts'
import { useAdminRequest } from './use-admin-request.ts'
import { useRevalidatePage } from './use-revalidate-page.ts'

/** Like {@link useAdminRequest}, for what a list is asked for: where somebody else was faster the list has grown old, and is read again. */
export function useListRequest() {
  const { t } = useTranslation('admin')
  const { failure, ...rest } = useAdminRequest()
  const revalidatePage = useRevalidatePage()
  useEffect(() => {
    if (failure?.status === 404 || failure?.status === 409) void revalidatePage()
  }, [failure, revalidatePage])
  return { ...rest, failure: failure?.status === 404 ? withMessage(failure, t('gone')) : failure }
}
