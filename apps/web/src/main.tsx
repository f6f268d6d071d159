import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startApp } from './app/start-app.tsx';
import './shared/styles/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const place = root;

void startApp().then((app) => createRoot(place).render(<StrictMode>{app}</StrictMode>));
