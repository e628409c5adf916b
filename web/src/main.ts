import './styles/tokens.css';
import './styles/base.css';
import './lib/ui/ui.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the application');
mount(App, { target });

// Kept in the browser for when there is no network: once everything one came for is there.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
