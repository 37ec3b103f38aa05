'use client';

import { Title } from '@radix-ui/react-alert-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Label } from '../../private/labels.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './AlertDialog.css.ts';
import { Actions, Cancel, Content, Root } from './parts.tsx';

/** Props of `AlertDialog`: those of `AlertDialog.Root`, and its message. */
export interface AlertDialogProps extends Omit<ComponentProps<typeof Root>, 'children'> {
  /** The message, which names the dialog. */
  description: ReactNode;
  /** A drawing above the message, hidden from assistive technology. */
  icon?: ReactNode;
  /** The class of the dialog. */
  className?: string | undefined;
}

/**
 * A message that must be acknowledged; for anything longer, use `Dialog`. To ask before something
 * is done, or with a heading, use its parts in `@cornerbell/ui/alert-dialog`.
 */
export function AlertDialog({ description, icon, className, ...rest }: AlertDialogProps) {
  return (
    <Root {...rest}>
      <Content className={className} aria-describedby={undefined}>
        {icon && <div className={styles.icon}>{icon}</div>}
        <Title asChild>
          <p className={styles.description}>{description}</p>
        </Title>
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
