import { Modal, type ModalProps } from './modal.tsx'

/** A panel that slides in from the right. */
export function Drawer({ className = '', ...rest }: ModalProps) {
  return <Modal {...rest} className={`drawer ${className}`} />
}
