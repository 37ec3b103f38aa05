'use client';

import { Title as RadixTitle } from '@radix-ui/react-alert-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Label } from '../../private/labels.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './AlertDialog.css.ts';
import { Actions, Cancel, Content, Description, Root, Title } from './parts.tsx';

/** Props of `AlertDialog`: those of `AlertDialog.Root`, and its texts. */
export interface AlertDialogProps extends Omit<ComponentProps<typeof Root>, 'children'> {
  /** A short heading; without one the description names the dialog. */
  title?: ReactNode;
  /** The message. */
  description: ReactNode;
  /** A drawing above the heading, hidden from assistive technology. */
  icon?: ReactNode;
  /** The class of the dialog. */
  className?: string | undefined;
}

/**
 * A message that must be acknowledged; for anything longer, use `Dialog`. To ask before something
 * is done, use its parts in `@cornerbell/ui/alert-dialog`.
 */
export function AlertDialog({ title, description, icon, className, ...rest }: AlertDialogProps) {
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
          <Cancel asChild>
            <Button className={styles.action}>
              <Label name="ok">OK</Label>
            </Button>
          </Cancel>
        </Actions>
      </Content>
    </Root>
  );
}
