'use client';

import { Title as RadixTitle } from '@radix-ui/react-alert-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Label } from '../../private/labels.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './AlertDialog.css.ts';
import { Action, Actions, Cancel, Content, Description, Root, Title } from './parts.tsx';

/** Props of `AlertDialog`: those of `AlertDialog.Root`, and its texts. */
export interface AlertDialogProps extends Omit<ComponentProps<typeof Root>, 'children'> {
  /** A short heading; without one the description names the dialog. */
  title?: ReactNode;
  /** The message. */
  description: ReactNode;
  /** A drawing above the heading, hidden from assistive technology. */
  icon?: ReactNode;
  /**
   * The label of the button that acknowledges the message or, with a `cancelLabel`, does what the dialog asks about.
   * @default 'OK'
   */
  actionLabel?: ReactNode;
  /** Called when that button is pressed; the dialog then closes. */
  onAction?: (() => void) | undefined;
  /** The label of a second button, which only closes the dialog; none when left out. */
  cancelLabel?: ReactNode;
  /**
   * Whether the action is destructive.
   * @default false
   */
  danger?: boolean | undefined;
  /** The class of the dialog. */
  className?: string | undefined;
}

/**
 * A message that must be acknowledged, or a question before something is done; for anything longer, use `Dialog`.
 * `@cornerbell/ui/alert-dialog` has its parts, for one with a trigger or more buttons.
 */
export function AlertDialog({
  title,
  description,
  icon,
  actionLabel,
  onAction,
  cancelLabel,
  danger,
  className,
  ...rest
}: AlertDialogProps) {
  const Confirm = cancelLabel ? Action : Cancel;
  return (
    <Root {...rest}>
      <Content className={className} {...(!title && { 'aria-describedby': undefined })}>
        {icon && <div className={styles.icon}>{icon}</div>}
        {title ? (
          <>
            <Title>{title}</Title>
            <Description>{description}</Description>
          </>
        ) : (
          <RadixTitle asChild>
            <p className={styles.description}>{description}</p>
          </RadixTitle>
        )}
        <Actions>
          {cancelLabel && (
            <Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </Cancel>
          )}
          <Confirm asChild>
            <Button className={styles.action} danger={danger} onClick={() => onAction?.()}>
              {actionLabel ?? <Label name="ok">OK</Label>}
            </Button>
          </Confirm>
        </Actions>
      </Content>
    </Root>
  );
}
