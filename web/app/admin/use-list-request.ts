import { useEffect } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { withMessage } from './components/prefix-error.ts'
import { useAdminRequest } from './use-admin-request.ts'
import { useRevalidatePage } from './use-revalidate-page.ts'

/** Like {@link useAdminRequest}, but also reloads the list after a 404 or 409, because another user has changed it. */
export function useListRequest() {
  const { t } = useTranslation('admin')
  const { failure, ...rest } = useAdminRequest()
  const revalidatePage = useRevalidatePage()
  useEffect(() => {
    if (failure?.status === 404 || failure?.status === 409) void revalidatePage()
  }, [failure, revalidatePage])
  return { ...rest, failure: failure?.status === 404 ? withMessage(failure, t('gone')) : failure }
}
