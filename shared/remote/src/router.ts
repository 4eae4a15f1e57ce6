/** What remotes use of the router; nothing else of it is shipped. */
export { Link, Navigate, NavLink, Route, Routes, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
