/** Messages to this browser when the page is closed. */

import { api } from './api';

/** Can this browser take them? Only an encrypted page may ask. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Has somebody said no to them in this browser? Then only the browser's own settings help. */
export const pushDenied = (): boolean => canPush() && Notification.permission === 'denied';

/** The subscription there is. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks for leave and subscribes. False when it was not given. */
export async function subscribe(key: string): Promise<boolean> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await api.addPush(subscription.toJSON());
  return true;
}

/** This browser takes no more of them. */
export async function unsubscribe(): Promise<void> {
  await (await pushSubscription())?.unsubscribe();
}
