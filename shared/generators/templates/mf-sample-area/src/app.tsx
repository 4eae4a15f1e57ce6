import { Route, Routes } from '@site/remote';
import { SampleFeaturePage } from './features/sample-feature/sample-feature.page';

export function App() {
  return (
    <Routes>
      <Route path="/sample-path" element={<SampleFeaturePage />} />
      {/* Renders nothing at other addresses: on leaving, the address changes before this area unmounts. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
