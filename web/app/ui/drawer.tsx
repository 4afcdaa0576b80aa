import { Modal, type ModalProps } from './modal.tsx'

/** A panel that slides in from the right. `isLeaving`: it moves off already, though it is open for a moment more. */
export function Drawer({ className = '', isLeaving = false, ...rest }: ModalProps & { isLeaving?: boolean }) {
  return <Modal {...rest} className={`drawer ${isLeaving ? 'drawer-leaving' : ''} ${className}`} />
}
